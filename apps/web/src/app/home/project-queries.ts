import { resource } from '@zhaocai/model';
import { project } from '@zhaocai/model/tendering/project';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';

export const projectListPath = '/tenderee/myTenderee/index';
/** The newest projects speak for all: a unit has few that still move. */
const projectCount = 200;
const projectPage = resource(project).page;

/** One call for all that the first pages say about projects. */
export function useProjects() {
  return useEndpoint(projectPage, { current: 1, size: projectCount }, { staleMs: 10_000 });
}

export function projectPath(id: string): string {
  return `/tenderee/projectDetail/index?id=${id}`;
}
