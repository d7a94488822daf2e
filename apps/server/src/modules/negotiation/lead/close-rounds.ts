import { messageKind, quoteRound, quoteRoundLifecycle, roundBidder, roundBidderLifecycle } from '@zhaocai/model';
import { holdRows, theClock, transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { tellPerson } from '../../workflow/index.ts';

type Hour = Parameters<typeof theClock>[0];
type Actor = ReturnType<typeof theClock>;

interface Ending {
  readonly id: string;
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly roundNo: number;
}

const due = `
  select r.id::text as id from quote_round r
  where r.tenant_id = $1 and r.is_deleted = 0 and r.round_status in ${quoteRoundLifecycle.sql('quoting')} and r.end_time <= $2
  order by r.id`;
// Read again under the lock: its leader may have extended it.
const held = `
  select r.id::text as id, r.tenant_id as "tenantId", r.project_id::text as "projectId", r.package_id::text as "packageId",
    r.round_no as "roundNo"
  from quote_round r
  where r.tenant_id = $1 and r.id = any($2::bigint[]) and r.round_status in ${quoteRoundLifecycle.sql('quoting')}
    and r.end_time <= $3 order by r.id`;

/** Ends what its time has ended, wherever its leader is. May run twice. */
export async function endRoundsByClock(hour: Hour): Promise<void> {
  const { db, tenantId, now } = hour;
  const clock = theClock(hour, 'quoteRounds');
  const ids = (await db.query<{ id: string }>(due, [tenantId, now])).map(({ id }) => id);
  if (ids.length === 0) return;
  await holdRows(clock, quoteRound, ids);
  for (const row of await db.query<Ending & Record<string, unknown>>(held, [tenantId, ids, now])) {
    await transition(clock, quoteRound, {
      subject: row,
      action: 'end',
      stream: row.projectId,
      set: { closeTime: now },
    });
    await closeBidders(clock, row);
  }
}

const seats = `
  select b.id::text as id, b.bidder_status as "bidderStatus" from round_bidder b
  where b.tenant_id = $1 and b.round_id = $2 and b.is_deleted = 0 order by b.id`;
const holders = `
  select distinct h.user_id::text as "userId", p.project_no as "projectNo", p.project_name as "projectName"
  from package_key_holder h join project p on p.tenant_id = h.tenant_id and p.id = h.project_id
  where h.tenant_id = $1 and h.package_id = $2 order by 1`;

interface Holder {
  readonly userId: string;
  readonly projectNo: string;
  readonly projectName: string;
}

/** Who has not quoted in a round that is closed is told so; whoever holds a key is told that quotes wait for it. */
export async function closeBidders(actor: Actor, round: Ending): Promise<void> {
  const { db, tenantId } = actor;
  const all = await db.query<{ id: string; bidderStatus: number }>(seats, [tenantId, round.id]);
  const silent = all.filter(({ bidderStatus }) => roundBidderLifecycle.is(bidderStatus, 'called'));
  await transitionAll(actor, roundBidder, {
    ids: silent.map(({ id }) => id),
    action: 'miss',
    stream: round.projectId,
  });
  if (silent.length === all.length) return;
  for (const one of await db.query<Holder & Record<string, unknown>>(holders, [tenantId, round.packageId]))
    await tellPerson(actor, {
      userId: one.userId,
      kind: messageKind.code.todo,
      title: `${one.projectNo} ${one.projectName}`,
      content: {
        zh: `第${round.roundNo}轮报价已截止，请在项目页面“报价轮次”中用您的开标密钥解锁。`,
        en: `Round ${round.roundNo} is over: unlock its quotes with your key on the page of the project.`,
      },
      businessType: 'project',
      businessId: round.projectId,
    });
}
