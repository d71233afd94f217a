"""python train.py FOLDER spoken.f16.bin [EPOCHS]: trains packages/monitors/models/spoken.f16.bin (docs/decisions/0226).

Needs PyTorch and NumPy, and the folder that features.ts wrote. The order of the numbers is that of
spoken-model-rules.ts; they are written as little-endian 16-bit floats.
"""
import glob, json, sys
import numpy as np, torch
from torch import nn

FEATURES, CHANNELS, DELAY, CROP, BATCH = 54, 32, 6, 240, 24
HARD = {'singing': 3.0, 'guitar': 2.0, 'cough': 2.0}


def read(folder, kind):
    trials = []
    for path in sorted(glob.glob(f'{folder}/{kind}-*.json')):
        x = np.fromfile(path.replace('.json', '.f32'), dtype=np.float32).reshape(-1, FEATURES)
        label = json.load(open(path))
        at = (np.arange(len(x)) + 1) * 0.032
        y = np.zeros(len(x), np.float32)
        for start, end in label['spoken']:
            y[(at >= start) & (at < end)] = 1
        trials.append((x, y, label['family']))
    return trials


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.inp = nn.Conv1d(FEATURES, CHANNELS, 1)
        self.convs = nn.ModuleList([nn.Conv1d(CHANNELS, CHANNELS, 3, dilation=d) for d in (1, 2, 4, 8, 16)])
        self.out = nn.Conv1d(CHANNELS, 1, 1)

    def forward(self, x):
        h = nn.functional.dropout(torch.relu(self.inp(x.transpose(1, 2))), 0.1, self.training)
        for conv in self.convs:
            h = h + torch.relu(conv(nn.functional.pad(h, (2 * conv.dilation[0], 0))))
        return self.out(h)[:, 0]


def crop(trial):
    x, y, family = trial
    start = np.random.randint(0, max(1, len(x) - CROP))
    return x[start:start + CROP], y[start:start + CROP], family


def batch(trials, changed):
    longest = max(len(x) for x, _, _ in trials)
    X = np.zeros((len(trials), longest, FEATURES), np.float32)
    Y, M = np.zeros((2, len(trials), longest), np.float32)
    for i, (x, y, family) in enumerate(trials):
        X[i, :len(x)] = x
        Y[i, DELAY:len(x)] = y[:len(x) - DELAY]
        # Silence is hardly ever asked about.
        M[i, :len(x)] = (0.1 + 0.9 * (x[:, :24].max(1) > -1)) * HARD.get(family, 1.0)
    if changed:
        tilt = np.linspace(-1, 1, 24)[None] * np.random.randn(len(trials), 1) * 0.15 + np.random.randn(len(trials), 24) * 0.08
        X[:, :, :24] = np.maximum(-3, X[:, :, :24] + tilt[:, None, :])
        X += np.random.randn(*X.shape).astype(np.float32) * 0.03
    return torch.tensor(X), torch.tensor(Y), torch.tensor(M)


def loss_of(net, trials, changed):
    X, Y, M = batch(trials, changed)
    return (nn.functional.binary_cross_entropy_with_logits(net(X), Y, reduction='none') * M).sum() / M.sum()


def main(folder, to, epochs=24):
    torch.manual_seed(1)
    np.random.seed(1)
    train, val = read(folder, 'train'), read(folder, 'val')
    net = Net()
    opt = torch.optim.AdamW(net.parameters(), lr=6e-3, weight_decay=1e-3)
    steps = epochs * (len(train) // BATCH) + 1
    rate = torch.optim.lr_scheduler.OneCycleLR(opt, 6e-3, total_steps=steps, pct_start=0.15)
    for epoch in range(epochs):
        net.train()
        order = np.random.permutation(len(train))
        for i in range(0, len(train) - BATCH + 1, BATCH):
            opt.zero_grad()
            loss_of(net, [crop(train[j]) for j in order[i:i + BATCH]], True).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            rate.step()
        net.eval()
        with torch.no_grad():
            print(epoch, 'loss on the other people', float(loss_of(net, val, False)), flush=True)
    layers = [net.inp, *net.convs, net.out]
    numbers = [part.detach().numpy().ravel() for layer in layers for part in (layer.weight, layer.bias)]
    np.concatenate(numbers).astype('<f2').tofile(to)


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:4]))
