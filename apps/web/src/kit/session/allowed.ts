import { useSession } from './session-store.ts';

/** May the user do this? `signedIn` and `public` are always held by who sees the screen; drawn again when they arrive. */
export function useAllowed(): (permission: string) => boolean {
  const permissions = useSession((state) => state.permissions);
  return (permission) => holds(permissions, permission);
}

function holds(permissions: ReadonlySet<string> | undefined, permission: string): boolean {
  return permission === 'signedIn' || permission === 'public' || (permissions?.has(permission) ?? false);
}
