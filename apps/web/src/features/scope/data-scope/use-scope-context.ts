import { scopeReferences, scopeResources, type ScopeResource } from '@zhaocai/model/scope/scope-endpoints';
import { useMemo } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { namesIn, noReferences, type References } from '../condition/condition-context.ts';
import type { WordContext } from './scope-words.ts';

export interface ScopeContext extends WordContext {
  readonly references: References;
  readonly isReady: boolean;
}

const none: readonly ScopeResource[] = [];
const staleMs = 60_000;

/** The resources and the names that lists, forms and previews speak of. */
export function useScopeContext(): ScopeContext {
  const language = useLanguage();
  const resources = useEndpoint(scopeResources, {}, { staleMs });
  const references = useEndpoint(scopeReferences, {}, { staleMs });
  return useMemo(() => {
    const known = references.data ?? noReferences;
    return {
      resources: resources.data ?? none,
      references: known,
      names: namesIn(known),
      language,
      isReady: resources.data !== undefined,
    };
  }, [resources.data, references.data, language]);
}
