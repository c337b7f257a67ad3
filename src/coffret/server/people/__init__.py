"""People without accounts: a person is the keys of their devices, a name, and the seats they hold.

A browser makes a key pair that it never gives away, and signs a challenge with it. From then on its
token represents the person, so that all devices of a person play the same seats.
"""
