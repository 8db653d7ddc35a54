"""The network: three convolutions and two dense layers, 46,526 weights."""

import torch.nn as nn
import torch.nn.functional as F

SIZES = (28, 14, 32, 48, 64, 14)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.one = nn.Conv2d(1, SIZES[1], 3, padding=1)
        self.two = nn.Conv2d(SIZES[1], SIZES[2], 3, padding=1)
        self.three = nn.Conv2d(SIZES[2], SIZES[3], 3, padding=1)
        self.four = nn.Linear(SIZES[3] * 9, SIZES[4])
        self.five = nn.Linear(SIZES[4], SIZES[5])

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.one(x)), 2)
        x = F.max_pool2d(F.relu(self.two(x)), 2)
        x = F.max_pool2d(F.relu(self.three(x)), 2)
        x = F.relu(self.four(x.flatten(1)))
        return self.five(x)

    def layers(self):
        return [self.one, self.two, self.three, self.four, self.five]
