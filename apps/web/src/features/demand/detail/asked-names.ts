import type { DemandAnswer } from '@zhaocai/model';
import { countedAsked } from '@zhaocai/model/demand/asked';

/** The suppliers who count as asked about a demand, on the platform or in person, each once: as the server counts them. */
export function askedNames({
  research,
  researchObjects,
}: Pick<DemandAnswer, 'research' | 'researchObjects'>): string[] {
  return countedAsked(
    research.flatMap(({ answers }) => answers),
    researchObjects,
  );
}
