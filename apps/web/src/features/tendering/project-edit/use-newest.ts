import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useEffect, useEffectEvent } from 'react';
import { draftOf } from './project-draft.ts';
import type { ProjectWork } from './use-project-draft.ts';

/** A form in which nothing is unsaved shows what is stored, also when somebody else stored it. */
export function useNewest(work: ProjectWork, detail: ProjectDetail | undefined): void {
  const follow = useEffectEvent((stored: ProjectDetail) => {
    if (!work.isDirty && !work.isRunning && stored.version !== work.draft.version) work.reset(draftOf(stored));
  });
  useEffect(() => {
    if (detail) follow(detail);
  }, [detail]);
}
