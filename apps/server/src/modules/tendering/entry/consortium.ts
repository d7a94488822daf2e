import { enterpriseSize, type EndpointInput, type registerEntry as endpoint } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { agreementOfConsortium, hangOwnFiles, type HandedIn } from './own-files.ts';
import { asSaid, messageIds } from '../../workflow/index.ts';

type Input = Pick<EndpointInput<typeof endpoint>, 'isConsortium' | 'members' | 'agreementFiles'>;
type Named = NonNullable<Input['members']>[number];

interface Member {
  readonly tenantId: string;
  readonly name: string;
  readonly creditCode: string;
  /** Percent, two decimals at most. */
  readonly share: string;
  readonly work: string | null;
  /** Of `enterpriseSize`. */
  readonly smeType: number;
}

/** Who bids together with whoever registers. */
export interface Consortium {
  readonly leader: Pick<Member, 'share' | 'work'>;
  readonly others: readonly Member[];
  readonly agreementFiles: HandedIn;
}

interface Leader {
  readonly tenantId: string;
  /** By which a form may have named him among the members. */
  readonly codes: readonly (string | null)[];
}

/**
 * The consortium of a registration, if it is one. Refusals speak of the form and of what is public; whether a company may
 * take part, and has not done so already, is asked when it answers, and told to it alone (R38).
 */
export async function readConsortium(ctx: Ctx, input: Input, leader: Leader): Promise<Consortium | undefined> {
  const { isConsortium, members = [], agreementFiles = [] } = input;
  if (!isConsortium && members.length === 0) return undefined;
  if (members.length < 2) refuse('tendering.consortiumFew');
  demandShares(members);
  const isOwn = ({ isLeader, creditCode }: Named) =>
    isLeader === true || (creditCode && leader.codes.includes(creditCode));
  const own = members.filter(isOwn);
  const [first, second] = own;
  if (!first) return refuse('tendering.consortiumLeader');
  if (second) refuse('tendering.consortiumTwice', { code: second.creditCode ?? '' });
  const others = await companiesOf(
    ctx,
    members.filter((one) => !isOwn(one)),
  );
  if (others.some(({ tenantId }) => tenantId === leader.tenantId)) refuse('tendering.consortiumLeader');
  if (agreementFiles.length === 0) refuse('tendering.consortiumAgreement');
  return { leader: { share: first.share, work: first.work || null }, others, agreementFiles };
}

/** In hundredths of a percent, so that nothing is rounded. */
function demandShares(members: readonly Named[]): void {
  let sum = 0;
  for (const { share } of members) {
    const [, whole = '', parts = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(share) ?? [];
    const hundredths = Number(whole + parts.padEnd(2, '0'));
    if (whole === '' || hundredths === 0) refuse('tendering.consortiumShare');
    sum += hundredths;
  }
  if (sum !== 10_000) refuse('tendering.consortiumSum', { sum: String(sum / 100) });
}

async function companiesOf(ctx: Ctx, named: readonly Named[]): Promise<Member[]> {
  const codes = named.map(({ creditCode }) => creditCode ?? refuse('tendering.consortiumCode'));
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice) refuse('tendering.consortiumTwice', { code: twice });
  const companies = new Map((await findCompanies(ctx, codes)).map((one) => [one.creditCode, one]));
  return named.map(({ share, work, smeType }, at) => {
    const code = codes[at] ?? '';
    const company = companies.get(code) ?? refuse('tendering.consortiumUnknown', { code });
    return { ...company, share, work: work || null, smeType: smeType ?? enterpriseSize.code.none };
  });
}

/** The suppliers of the platform with these credit codes. */
export async function findCompanies(
  ctx: Pick<Ctx, 'db'>,
  codes: readonly string[],
): Promise<Pick<Member, 'tenantId' | 'name' | 'creditCode'>[]> {
  return ctx.db.query<{ tenantId: string; name: string; creditCode: string }>(
    'select tenant_id as "tenantId", name, credit_code as "creditCode" from supplier_companies($1::text[])',
    [codes],
  );
}

interface Asked {
  readonly tenantId: string;
  readonly projectId: string;
  readonly entryIds: readonly string[];
}

/** Hangs the agreement on the registrations, and asks the members of each; told of it they are once. */
export async function askMembers(ctx: Ctx, consortium: Consortium, asked: Asked): Promise<void> {
  const { tenantId, projectId, entryIds } = asked;
  const place = { businessType: agreementOfConsortium, entryId: entryIds[0] ?? '', tenantId } as const;
  await hangOwnFiles(ctx, consortium.agreementFiles, place);
  for (const entryId of entryIds) {
    const members = consortium.others.map(({ tenantId: tenant, creditCode, smeType, ...one }) => {
      return { ...one, id: nextId(), tenant_id: tenant, credit_code: creditCode, sme_type: smeType };
    });
    const values = [tenantId, entryId, JSON.stringify(members), ctx.user.userId, ctx.now];
    await ctx.db.query('select from ask_members($1, $2, $3::jsonb, $4, $5)', values);
  }
  const { title, bidEndTime } = await toldProject(ctx, { tenantId, projectId });
  const content = {
    zh: `${ctx.user.tenantName}邀请贵单位组成联合体参加本项目，请于${bidEndTime}前确认或谢绝。`,
    en: `${ctx.user.tenantName} asks you to join a consortium for this project: agree or decline before ${bidEndTime}.`,
  };
  const told = [tenantId, projectId, messageIds(), title, asSaid(content), ctx.now];
  await ctx.db.query('select from tell_asked_members($1, $2, $3::bigint[], $4, $5, $6)', told);
}

/** A published project, as messages name it. */
export async function toldProject(
  ctx: Pick<Ctx, 'db'>,
  { tenantId, projectId }: { tenantId: string; projectId: string },
): Promise<{ title: string; bidEndTime: string }> {
  const [row] = await ctx.db.query<{ title: string; bidEndTime: string }>(
    `select concat_ws(' ', project_no, project_name) as title, bid_end_time as "bidEndTime" from published_project
     where tenant_id = $1 and id = $2`,
    [tenantId, projectId],
  );
  return row ?? { title: '', bidEndTime: '' };
}
