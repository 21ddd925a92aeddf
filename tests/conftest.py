"""What all tests share: how long Hypothesis looks."""

import os

from hypothesis import HealthCheck, settings

# Two workers of pytest share two cores with a browser now and then: a slow example says nothing about the code.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
# The sample is drawn alike every time: a change is never blamed for what another run would have found as well.
settings.register_profile("sample", _patient, max_examples=40, stateful_step_count=40, derandomize=True)
settings.register_profile("whole", _patient, max_examples=400, stateful_step_count=120)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "sample"))
