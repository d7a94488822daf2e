import type { EndpointInput, EndpointOutput, fileApi } from '@zhaocai/model';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import { noteFileRead, type Attachment, type Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { Discovery } from './discovery.ts';
import { officeHours, type OfficeMode, type OfficeTokens } from './office-token.ts';

export interface OfficeDeps {
  readonly files: Files;
  readonly tokens: OfficeTokens;
  readonly discover: () => Promise<Discovery | undefined>;
  /** Under which the office server finds us. */
  readonly baseUrl: string;
}

/** Where a document opens in the office server of the settings, with a token for it alone. */
export async function openOffice(
  { files, tokens, discover, baseUrl }: OfficeDeps,
  ctx: Ctx,
  { fileId, mode }: EndpointInput<typeof fileApi.office>,
): Promise<EndpointOutput<typeof fileApi.office>> {
  const attachment = await files.readable(ctx, fileId);
  if (attachment.isSealed) refuse('file.noPreview');
  if (mode !== 'view' && !mayChange(attachment, ctx.tenantId)) refuse('file.notEditable');
  const discovery = (await discover()) ?? refuse('file.noPreview');
  const address = addressOf(discovery, attachment.fileSuffix, mode) ?? refuse('file.noPreview');
  const expires = parseInstant(ctx.now) + officeHours * 3_600_000;
  const { userId, sessionId } = ctx.user;
  const expireTime = formatInstant(expires);
  const token = tokens.issue({ tenantId: ctx.tenantId, userId, sessionId, fileId, mode, expireTime });
  const { fileName } = attachment;
  const action = mode === 'view' ? 1 : 3;
  await noteFileRead(ctx.db, { tenantId: ctx.tenantId, userId, fileId, fileName, action, now: ctx.now });
  const url = new URL(address);
  url.searchParams.set('WOPISrc', `${baseUrl}/api/wopi/files/${fileId}`);
  url.searchParams.set('access_token', token);
  url.searchParams.set('access_token_ttl', String(expires));
  url.searchParams.set('lang', ctx.language === 'zh' ? 'zh-CN' : 'en-US');
  return { url: url.href, expires };
}

/** A document that belongs to a record has been judged as it is: only what hangs on nothing yet may change. */
export function mayChange(attachment: Attachment, tenantId: string): boolean {
  const { isSealed, isPublished, businessType, partyTenantId } = attachment;
  return (
    attachment.tenantId === tenantId && !isSealed && !isPublished && businessType === null && partyTenantId === null
  );
}

function addressOf(discovery: Discovery, suffix: string, mode: OfficeMode): string | undefined {
  const edit = discovery.get(`${suffix}/edit`);
  return mode === 'view' ? (discovery.get(`${suffix}/view`) ?? edit) : edit;
}
