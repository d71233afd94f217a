import { expect, test } from './fixtures.ts';
import { recordMonitored, watchWith } from './interview-rows.ts';
import { enterMonitoredRoom, freshProctoredLink } from './monitor-steps.ts';

const panels = {
  eye: 'Eyes and face',
  voice: 'Voice',
  keyboard: 'Keyboard',
} as const;
const names = ['eye', 'voice', 'keyboard'] as const;

for (const only of ['voice', 'keyboard'] as const) {
  test(`[ME-1] [MV-1] [KB-1] a test that watches only ${only} asks for consent, and watches just that`, async ({
    page,
    product,
  }) => {
    const link = await freshProctoredLink(product);
    await recordMonitored(product, false);
    await watchWith(product, [only]);
    try {
      const monitors = await enterMonitoredRoom(page, link, { isRecorded: false });
      for (const name of names) {
        const panel = monitors.getByRole('group').filter({ hasText: panels[name] });
        await expect(panel).toHaveCount(name === only ? 1 : 0);
      }
      const working = { voice: 'Voice Detection Active', keyboard: 'Keyboard Monitoring Active' };
      await expect(monitors.getByText(working[only])).toBeVisible({ timeout: 60_000 });
    } finally {
      await watchWith(product, names);
      await recordMonitored(product, true);
    }
  });
}
