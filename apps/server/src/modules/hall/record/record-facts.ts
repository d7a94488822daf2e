import { attendRoles, fenToYuan, type HallAnswer, type HallRoom } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { readHall } from '../room/hall-queries.ts';
import type { OpeningId } from '../room/find-opening.ts';

interface Bid {
  readonly entryId: string;
  readonly packageId: string;
  readonly supplierName: string;
  /** In fen, as stored; null of a bid that did not open. */
  readonly totalMoney: string | null;
  readonly remark: string | null;
  readonly depositMoney: string | null;
  readonly envelopeHash: string | null;
  readonly keyCommit: string | null;
  readonly openFault: number | null;
  readonly ruling: number | null;
  readonly confirmStatus: number | null;
  readonly confirmTime: string | null;
}

interface Head {
  readonly packageId: string;
  readonly hostName: string | null;
  readonly recorderName: string | null;
  readonly beginTime: string | null;
  readonly endTime: string | null;
}

const bids = `
  select b.entry_id::text as "entryId", b.package_id::text as "packageId", b.supplier_name as "supplierName",
    b.total_money as "totalMoney", b.remark, b.deposit_money as "depositMoney", b.envelope_hash as "envelopeHash",
    b.key_commit as "keyCommit", b.open_fault as "openFault", b.ruling, b.confirm_status as "confirmStatus",
    b.confirm_time as "confirmTime"
  from hall_record_bids($1, $2, $3) b`;
const heads = `
  select h.package_id::text as "packageId", h.host_name as "hostName", h.recorder_name as "recorderName",
    h.begin_time as "beginTime", h.end_time as "endTime"
  from hall_record_heads($1, $2, $3) h`;

/** The facts of B.11's record, the same for whoever may read it; where prices are negotiated a bidder reads his own alone. */
export async function recordFacts(ctx: Ctx, wanted: OpeningId) {
  const hall = await readHall(ctx, wanted);
  if (hall.openedTime === null || hall.part === null || hall.part === 'agency') refuse('hall.noRecord');
  const key = [hall.tenantId, hall.projectId, ctx.now];
  const allBids = await ctx.db.query<Bid & Record<string, unknown>>(bids, key);
  const allHeads = await ctx.db.query<Head & Record<string, unknown>>(heads, key);
  const { tenantId, projectId, projectNo, projectName, openTime, openedTime } = hall;
  return {
    v: 'opening-record-v1',
    tenantId,
    projectId,
    projectNo,
    projectName,
    openTime,
    openedTime,
    holders: hall.holders.map(({ userName, givenTime }) => ({ userName, givenTime })),
    ...presentOf(hall),
    packages: hall.rooms.map((room) => packageFacts(room, { bids: allBids, heads: allHeads })),
  };
}
export type OpeningFacts = Awaited<ReturnType<typeof recordFacts>>;

interface Told {
  readonly bids: readonly Bid[];
  readonly heads: readonly Head[];
}

function packageFacts({ packageId, packageNo, packageName, objections }: HallRoom, { bids: all, heads: of }: Told) {
  const head = of.find((one) => one.packageId === packageId);
  const own = all.filter((bid) => bid.packageId === packageId);
  return {
    packageId,
    packageNo,
    packageName,
    host: head?.hostName ?? null,
    recorder: head?.recorderName ?? null,
    beginTime: head?.beginTime ?? null,
    endTime: head?.endTime ?? null,
    bids: own.map(({ packageId: _package, totalMoney, depositMoney, ...bid }) => ({
      ...bid,
      totalMoney: totalMoney === null ? null : fenToYuan(totalMoney),
      depositMoney: depositMoney === null ? null : fenToYuan(depositMoney),
    })),
    objections: objections.map(({ supplierName, content, askTime, answer, answerTime }) => {
      return { supplierName, content, askTime, answer, answerTime };
    }),
  };
}

/** Who signed in himself, and apart from them who was only written down, and by whom. */
function presentOf({ attendances }: HallAnswer) {
  const lines = attendances.map(({ personName, companyName, attendRole, signTime, enteredBy }) => {
    return { personName, companyName, role: attendRoles.named(attendRole)?.name ?? '', signTime, enteredBy };
  });
  return {
    present: lines.flatMap(({ enteredBy, ...line }) => (enteredBy === null ? [line] : [])),
    entered: lines.filter(({ enteredBy }) => enteredBy !== null),
  };
}
