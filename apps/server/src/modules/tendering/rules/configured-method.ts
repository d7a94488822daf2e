import { lawRegime, openStatus, procurementMethod, purchaseTypes, type ConfiguredMethod } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface Purchase {
  readonly manner: number;
  readonly lawRegime: number;
  readonly purchaseType?: number | null | undefined;
  readonly typeId?: string | null | undefined;
}

interface Configured {
  readonly typeId: string;
  readonly typeName: string;
  readonly openStatus: number;
  readonly lawRegime: number;
  /** Null: the kind has no method yet. */
  readonly manner: number | null;
  readonly mannerName: string | null;
}

/** Of the kinds that buy such things, all methods; a kind without methods is a row without them. */
const configured = `
  select t.id::text as "typeId", t.type_name as "typeName", t.open_status as "openStatus", t.law_regime as "lawRegime",
    m.manner_code as manner, m.manner_name as "mannerName"
  from project_type t
  left join type_method m on m.tenant_id = t.tenant_id and m.type_id = t.id and m.is_deleted = 0
  where t.tenant_id = $1 and t.is_deleted = 0 and ($2::int is null or t.purchase_type = $2)
  order by t.sort nulls last, t.type_code, t.id, m.manner_code`;

const anyKind = 'select from project_type where tenant_id = $1 and is_deleted = 0 limit 1';

type Reader = Pick<Ctx, 'db' | 'tenantId'>;

/** What the buyer has configured for such things; null where he has configured no kind of project at all. */
async function configuredFor(
  { db, tenantId }: Reader,
  purchaseType: Purchase['purchaseType'],
): Promise<Configured[] | null> {
  const rows = await db.query<Configured & Record<string, unknown>>(configured, [tenantId, purchaseType ?? null]);
  if (rows.length > 0) return rows;
  return (await db.query(anyKind, [tenantId])).length > 0 ? [] : null;
}

const isOpen = (one: Configured): one is Configured & ConfiguredMethod =>
  openStatus.is(one.openStatus, 'open') && one.manner !== null;

/** By which methods, each under which law, the open kinds of the buyer buy such things; null: he has configured none. */
export async function openMethods(
  ctx: Reader,
  purchaseType: Purchase['purchaseType'],
): Promise<ConfiguredMethod[] | null> {
  const all = await configuredFor(ctx, purchaseType);
  return (
    all?.filter(isOpen).map((one) => ({
      lawRegime: one.lawRegime,
      manner: one.manner,
      typeId: one.typeId,
      typeName: one.typeName,
    })) ?? null
  );
}

/** The first open kind by which such things are bought so, for what carries none of its own; null: there is none. */
export async function usualKind(ctx: Reader, purchase: Purchase): Promise<string | null> {
  const fitting = fittingOf(await configuredFor(ctx, purchase.purchaseType), purchase);
  return (fitting.find(({ typeId }) => typeId === purchase.typeId) ?? fitting[0])?.typeId ?? null;
}

function fittingOf(all: readonly Configured[] | null, { manner, lawRegime: law }: Purchase) {
  return (all ?? []).filter(isOpen).filter((one) => one.lawRegime === law && one.manner === manner);
}

/**
 * A project is of a kind that the buyer has open, by a method that he has given it (B.4); answers which: the one that it names,
 * else the first. Who has configured nothing may choose whatever the law knows. Refused with what there is to choose, in the
 * words of the configuration.
 */
export async function demandConfigured(ctx: Ctx, purchase: Purchase): Promise<string | null> {
  const { manner, lawRegime: law, purchaseType, typeId } = purchase;
  const all = await configuredFor(ctx, purchaseType);
  if (!all) return typeId ? refuse('tendering.kindElsewhere') : null;
  const fitting = fittingOf(all, purchase);
  if (fitting.length > 0) return purchaseType ? kindAmong(fitting, all, typeId) : null;
  const underLaw = all.filter((one) => one.lawRegime === law);
  const open = underLaw.filter(isOpen);
  const closed = underLaw.find((one) => one.manner === manner);
  if (closed) refuse('tendering.kindClosed', { kind: closed.typeName });
  const bought = purchaseTypes.find(({ value }) => value === purchaseType)?.label[ctx.language];
  const kind = [lawRegime.named(law)?.label[ctx.language], bought].filter(Boolean).join(' · ');
  if (open.length === 0) refuse('tendering.noKind', { kind });
  return refuse('tendering.methodNotConfigured', {
    kind,
    manner: procurementMethod.named(manner)?.label[ctx.language] ?? '',
    methods: [...new Set(open.map(({ mannerName }) => mannerName))].join(ctx.language === 'zh' ? '、' : ', '),
  });
}

/** Nothing moves to another kind because its own was closed: whoever has it chooses another. */
function kindAmong(
  fitting: readonly Configured[],
  all: readonly Configured[],
  typeId: string | null | undefined,
): string | null {
  if (!typeId) return fitting[0]?.typeId ?? null;
  if (fitting.some((one) => one.typeId === typeId)) return typeId;
  const known = all.find((one) => one.typeId === typeId);
  if (known && !isOpen(known)) refuse('tendering.kindClosed', { kind: known.typeName });
  return refuse('tendering.kindElsewhere');
}
