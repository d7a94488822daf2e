import { useDictWords, type DictWord } from './use-dict-words.ts';

/** The page of each kind of process (rule 161): its key is the code with the word's key, its page the word's remark. */
export function flowRoutes(words: readonly DictWord[]): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap(({ dictKey, remark }) => (remark ? [[`${flowDictionary}_${dictKey}`, remark] as const] : [])),
  );
}

export function useFlowRoutes(): { readonly routes: ReadonlyMap<string, string>; readonly isLoading: boolean } {
  const { words, isLoading } = useDictWords({ code: flowDictionary });
  return { routes: flowRoutes(words), isLoading };
}

const flowDictionary = 'flow';
