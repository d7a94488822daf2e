import { team } from '@zhaocai/model';
import type { Logger } from 'pino';
import { idsOfAccounts, playDemo, type Platform } from '../../../platform/module/index.ts';
import { saveTeam } from '../save-team.ts';

/** A team of the demo's unit, by the command that everybody uses. */
export function seedDemoTeams(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: team, cast: ['manager'] }, async ({ manager }) => {
    const ids = await idsOfAccounts(manager.db, ['buyer', 'finance']);
    const [buyer, finance] = [ids.get('buyer'), ids.get('finance')];
    if (!buyer || !finance) return;
    await saveTeam(manager, {
      teamName: '货物采购组',
      leaderId: manager.user.userId,
      remark: '集中采购目录内货物',
      members: [
        { userId: buyer, role: 5 },
        { userId: finance, role: 3 },
        { userId: manager.user.userId, role: 6 },
      ],
    });
  });
}
