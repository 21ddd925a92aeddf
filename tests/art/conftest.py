"""Painting is tested only where its libraries are installed."""

import pytest

pytest.importorskip("skia")
pytest.importorskip("cv2")
