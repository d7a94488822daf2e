import { judgement, judgeType, type JudgeableBusiness } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { listBusinesses } from '../business/businesses.ts';
import { saveJudgement } from '../judgement/save-judgement.ts';
import { findInUse, itemsOf } from '../template/template-queries.ts';

/** By the four items of the demo's template: one who did well, one who did not, and one in between. */
const sheets = [
  { scores: ['30', '33', '20', '15'], remark: '按期交付，一次验收合格。' },
  { scores: ['15', '20', '10', '5'], remark: '多次延误，经催促后整改。' },
  { scores: ['26', '30', '17', '15'], remark: '总体良好，个别响应超时。' },
] as const;

/** The first suppliers of the demo who have won something, judged; the next ones wait for it. */
export function seedDemoJudgements(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: judgement, cast: ['buyer'] }, async ({ buyer }) => {
    const businesses = await listBusinesses(buyer, { judgeType: judgeType.code.supplier });
    for (const [index, sheet] of sheets.entries()) {
      const business = businesses[index];
      if (business) await judge(platform, buyer, { business, sheet });
    }
  });
}

interface Given {
  readonly business: JudgeableBusiness;
  readonly sheet: (typeof sheets)[number];
}

async function judge({ files }: Pick<Platform, 'files'>, ctx: Ctx, { business, sheet }: Given): Promise<void> {
  const template = await findInUse(ctx, { judgeType: judgeType.code.supplier, cycle: 1 });
  if (!template) return;
  const details = itemsOf(template).map(({ itemId }, index) => ({ itemId, score: sheet.scores[index] }));
  await saveJudgement(files, ctx, {
    judgeType: judgeType.code.supplier,
    targetId: business.targetId,
    projectId: business.projectId,
    details,
    remark: sheet.remark,
  });
}
