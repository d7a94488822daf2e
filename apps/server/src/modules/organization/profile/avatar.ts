import { avatarRules } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** What pictures of people hang on. */
export const avatarBusiness = 'avatar';

interface Picture {
  readonly suffix: string;
  readonly size: number;
}

/** Only a file that the user himself has uploaded, and that hangs on nothing else. */
const find = `
  select file_suffix as suffix, file_size as size from attachment
  where tenant_id = $1 and id = $2 and create_user = $3 and is_deleted = 0 and not is_sealed
    and (business_type is null or (business_type = '${avatarBusiness}' and business_id = $3))`;

/** A picture is an uploaded jpg or png up to 500 kb (rule 307); an address of elsewhere is none. */
export async function hangAvatar(files: Files, ctx: Ctx, fileId: string): Promise<void> {
  const { userId } = ctx.user;
  const [picture] = /^\d{1,18}$/.test(fileId) ? await ctx.db.query<Picture>(find, [ctx.tenantId, fileId, userId]) : [];
  const suffixes: readonly string[] = avatarRules.suffixes;
  if (!picture || !suffixes.includes(picture.suffix)) return refuse('organization.avatarKind');
  if (picture.size > avatarRules.maxBytes) refuse('organization.avatarSize');
  await files.bind(ctx, [fileId], { businessType: avatarBusiness, businessId: userId });
}
