import { use, useCallback } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** Like `useNavigate` for whole paths, but one for all places: what depends on it is not made anew at every step. */
export function useGo(): (path: string) => void {
  const { navigator } = use(NavigationContext);
  return useCallback((path) => navigator.push(path), [navigator]);
}
