import type { LabelledVariable } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** Fields with the names that people read: those of the business, where the version has none of its own. */
export function labelled(
  { flowBusinesses }: Pick<Ctx, 'flowBusinesses'>,
  variables: readonly LabelledVariable[],
  businessType: string | null,
): LabelledVariable[] {
  const named = new Map(flowBusinesses.get(businessType)?.variables?.map(({ name, label }) => [name, label]));
  return variables.map(({ name, type, label = named.get(name) }) => ({ name, type, ...(label && { label }) }));
}
