import type { LabelledVariable } from '@zhaocai/model';
import { flowBusiness } from '../business.ts';

/** Fields with the names that people read: those of the business, where the version has none of its own. */
export function labelled(variables: readonly LabelledVariable[], businessType: string | null): LabelledVariable[] {
  const named = new Map(flowBusiness(businessType)?.variables?.map(({ name, label }) => [name, label]));
  return variables.map(({ name, type, label = named.get(name) }) => ({ name, type, ...(label && { label }) }));
}
