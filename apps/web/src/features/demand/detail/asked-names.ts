import type { DemandAnswer } from '@zhaocai/model';

/** The suppliers who were asked about a demand, on the platform or in person, each once: as the server counts them. */
export function askedNames({
  research,
  researchObjects,
}: Pick<DemandAnswer, 'research' | 'researchObjects'>): string[] {
  const answered = research.flatMap(({ answers }) => answers.map(({ supplierName }) => supplierName ?? ''));
  const asked = Array.isArray(researchObjects) ? researchObjects.map(nameOf) : [];
  return [...new Set([...answered, ...asked])].filter((name) => name !== '');
}

function nameOf(one: unknown): string {
  const isNamed = typeof one === 'object' && one !== null && 'supplierName' in one;
  return isNamed ? String(one.supplierName ?? '').trim() : '';
}
