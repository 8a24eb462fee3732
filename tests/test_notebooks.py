"""Every notebook runs from top to bottom; errors hidden in callbacks, threads and widgets count as failures."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_notebook_runs(path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(path.parents[1]))
    book = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in book.cells), "stored with outputs"
    NotebookClient(book, timeout=400, kernel_name="python3", store_widget_state=True).execute()
    for cell in book.cells:
        for output in cell.get("outputs", []):
            assert output.output_type != "error"
            assert not (output.output_type == "stream" and output.name == "stderr" and "Traceback" in output.text), output.text
    state = str(book.metadata.get("widgets", {}))
    assert "Traceback" not in state
