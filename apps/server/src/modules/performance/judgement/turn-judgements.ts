import { judgement, judgementLifecycle } from '@zhaocai/model';
import { theClock, turnDue } from '../../../platform/lifecycle/index.ts';

type Hour = Parameters<typeof theClock>[0];

const silent = `
  select id::text from judgement where tenant_id = $1 and is_deleted = 0 and confirm_due < $2::timestamptz
    and judge_status in ${judgementLifecycle.sql('judged')}`;

/** Whoever is judged and says nothing in time agrees. May run twice. */
export async function turnJudgements(db: Hour['db'], { tenantId, now }: Omit<Hour, 'db'>): Promise<void> {
  const clock = theClock({ db, tenantId, now }, 'nightly');
  await turnDue(clock, judgement, { time: now, turns: [{ action: 'lapse', due: silent, set: { answerTime: now } }] });
}
