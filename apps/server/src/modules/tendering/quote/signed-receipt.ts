import { quoteKind, type EndpointInput, type signedReceipt as endpoint } from '@zhaocai/model';
import { canonicalJson, type RootKey } from '../../../platform/audit/index.ts';
import { downloadHeaders } from '../../../platform/files/index.ts';
import { notFound, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer } from '../../../platform/print/index.ts';
import { findOwnEntry } from '../entry/own-entry.ts';
import { signedReceiptWords } from './signed-receipt-words.ts';

type Asked = EndpointInput<typeof endpoint>;

interface Version {
  readonly receiptNo: string;
  readonly versionNo: number;
  readonly kind: number;
  readonly serverTime: string;
  readonly envelopeHash: string | null;
  readonly chainSeq: string;
  readonly chainHash: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly packageName: string;
}

const find = `
  select q.id::text as "receiptNo", q.version_no as "versionNo", q.kind, q.create_time as "serverTime",
    q.cipher_hash as "envelopeHash", q.receipt_seq as "chainSeq", q.receipt_hash as "chainHash",
    p.project_no as "projectNo", p.project_name as "projectName", k.package_name as "packageName"
  from quote q
  join published_project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  join published_package k on k.tenant_id = q.tenant_id and k.id = q.package_id
  where q.tenant_id = $1 and q.entry_id = $2 and q.version_no = $3 and q.supplier_tenant_id = $4`;

/**
 * The receipt of one version, to keep: what came when and where it stands in the chain, signed by this installation over its
 * canonical JSON (Ed25519), so that it proves itself without us. It tells no price and may be shown to anybody.
 */
export async function signedReceipt(key: RootKey, ctx: Ctx, asked: Asked): Promise<RawAnswer> {
  const entry = await findOwnEntry(ctx, asked.entryId);
  const place = [entry.tenantId, entry.id, asked.versionNo, ctx.tenantId];
  const [version] = await ctx.db.query<Version & Record<string, unknown>>(find, place);
  if (!version) return notFound();
  const signed = signReceipt(key, version);
  return asked.format === 'pdf' ? printed(ctx, version, signed) : asJson(version, signed);
}

/** What came when, and where it stands in the chain: what a receipt signs, and nothing beside it. */
export type Received = Pick<Version, 'receiptNo' | 'serverTime' | 'envelopeHash' | 'chainSeq' | 'chainHash'>;

/** Ed25519 over the canonical JSON of the receipt. */
export function signReceipt(
  key: RootKey,
  { receiptNo, serverTime, envelopeHash, chainSeq, chainHash }: Received,
): Signed {
  const receipt = { receiptNo, serverTime, envelopeHash, chainSeq, chainHash };
  return { receipt, signature: key.sign(canonicalJson(receipt)), publicKey: key.publicKey };
}

interface Signed {
  readonly receipt: object;
  readonly signature: string;
  readonly publicKey: string;
}

function asJson({ projectNo, versionNo }: Version, signed: Signed): RawAnswer {
  const fileName = `receipt-${projectNo}-v${versionNo}.json`;
  return {
    headers: downloadHeaders({ fileName, contentType: 'application/json' }),
    body: JSON.stringify(signed, null, 2),
  };
}

function printed(ctx: Ctx, version: Version, { signature, publicKey }: Signed): Promise<RawAnswer> {
  const { language } = ctx;
  const of = (name: keyof typeof signedReceiptWords) => signedReceiptWords[name][language];
  const kind = quoteKind.named(version.kind)?.label[language] ?? '';
  const facts = factsTable([
    [of('project'), `${version.projectNo} ${version.projectName}`],
    [of('package'), version.packageName],
    [of('version'), `${version.versionNo} ${kind}`],
    [of('time'), version.serverTime],
    [of('receiptNo'), version.receiptNo],
    [of('envelopeHash'), version.envelopeHash ?? '—'],
    [of('chainSeq'), version.chainSeq],
    [of('chainHash'), version.chainHash],
    [of('signature'), signature],
    [of('publicKey'), publicKey],
  ]);
  return printedAnswer(ctx, { title: of('title'), blocks: [facts, { kind: 'text', text: of('help') }] });
}
