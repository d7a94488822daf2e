import type { EndpointInput, registerEntry as endpoint } from '@zhaocai/model';
import { bindAttachments } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** Business types of what a supplier hands in with a registration; the id is the first of those that it came with. */
export const agreementOfConsortium = 'consortiumAgreement';
export const declarationOfSize = 'smeDeclaration';
/** What an office took from a supplier who registered on paper. */
export const paperOfSignUp = 'entrySignUp';

export type HandedIn = NonNullable<EndpointInput<typeof endpoint>['agreementFiles']>;

interface Place {
  readonly businessType: typeof agreementOfConsortium | typeof declarationOfSize | typeof paperOfSignUp;
  readonly entryId: string;
  /** Of the buyer, whose readers the access of these files judges; none where the buyer hangs it himself. */
  readonly tenantId?: string;
}

/** Hangs the caller's own files on his registration: none of a colleague's, and none that hangs elsewhere. */
export async function hangOwnFiles(
  ctx: Ctx,
  files: HandedIn,
  { businessType, entryId, tenantId }: Place,
): Promise<void> {
  const fileIds = [...new Set(files.map(({ fileId }) => fileId))];
  if (fileIds.length === 0) return;
  const binding = { tenantId: ctx.tenantId, userId: ctx.user.userId, now: ctx.now };
  const party = tenantId === undefined ? {} : { partyTenantId: tenantId };
  const bound = await bindAttachments(ctx.db, { ...binding, ...party, businessType, businessId: entryId, fileIds });
  if (bound !== fileIds.length) refuse('tendering.fileUnknown');
}
