import { isReasoned, leastReason, relationSource } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { Values } from '../../../platform/rows/index.ts';

/** Two different companies, and where it is written: a relation keeps both out of a package. */
export function completeRelation(_ctx: Ctx, values: Values, existing?: Values): Values {
  if (!isReasoned(String(values['basis'] ?? ''))) refuse('tendering.relationBasis', { characters: leastReason });
  if (String(values['supplierId']) === String(values['relatedId'])) refuse('tendering.relationSelf');
  return existing ? {} : { relationSource: relationSource.code.noted };
}
