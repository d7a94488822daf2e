import { projectFigures } from '@zhaocai/model/inbox/figure-endpoints';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';

export const projectListPath = '/tenderee/myTenderee/index';

/** One call for all that the first pages say about projects, counted by the server over all of them. */
export function useProjectFigures() {
  return useEndpoint(projectFigures, {}, { staleMs: 10_000 });
}

export function projectPath(id: string): string {
  return `/tenderee/projectDetail/index?id=${id}`;
}
