import { create } from 'zustand';
import { dropRecord, readContent, writeRecord } from './local-record.ts';
import { accessToken, dropTokens, keepTokens, type TokenPair } from './tokens.ts';

/** Who is signed in, as the token answer said. */
export interface SignedInUser {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly account: string;
  readonly nickName: string;
  readonly roles: readonly string[];
  readonly avatar: string | null;
  readonly oauthId: string;
  /** An initial password: every call but the change of it is refused. */
  readonly mustChange: boolean;
  /** A role demands a second factor, and there is none: every call but its enrolment is refused. */
  readonly mustEnrol: boolean;
}

interface SessionState {
  readonly user: SignedInUser | undefined;
  /** Permission codes held, from the button tree. `undefined` until it was loaded. */
  readonly permissions: ReadonlySet<string> | undefined;
}

const userRecord = 'userInfo';
/** Set to 1 when the password that was typed is weak, so that the shell advises a change. */
const weakPasswordRecord = 'CHECK_PASSWORD';

export const useSession = create<SessionState>()(() => ({ user: storedUser(), permissions: undefined }));

function storedUser(): SignedInUser | undefined {
  if (!accessToken()) return undefined;
  // Written by startSession alone.
  return readContent(userRecord) as SignedInUser | undefined;
}

export function currentUser(): SignedInUser | undefined {
  return useSession.getState().user;
}

export function isSignedIn(): boolean {
  return accessToken() !== undefined && currentUser() !== undefined;
}

export interface NewSession {
  readonly user: SignedInUser;
  readonly tokens: TokenPair;
  readonly weakPassword: boolean;
}

/** Tabs of an earlier visit and its lock do not survive a sign-in. */
export function startSession({ user, tokens, weakPassword }: NewSession): void {
  keepTokens(tokens);
  writeRecord(userRecord, user);
  dropVisit();
  if (weakPassword) writeRecord(weakPasswordRecord, 1, 'session');
  useSession.setState({ user, permissions: undefined });
}

export function endSession(): void {
  dropTokens();
  dropRecord(userRecord);
  dropVisit();
  useSession.setState({ user: undefined, permissions: undefined });
}

/** The roles that he acts in now. */
export function keepRoles(roles: readonly string[]): void {
  const user = currentUser();
  if (!user || user.roles.join() === roles.join()) return;
  const changed = { ...user, roles };
  writeRecord(userRecord, changed);
  useSession.setState({ user: changed });
}

export function passwordWasChanged(): void {
  const user = currentUser();
  dropRecord(weakPasswordRecord, 'session');
  if (!user) return;
  const changed = { ...user, mustChange: false };
  writeRecord(userRecord, changed);
  useSession.setState({ user: changed });
}

/** Whether he has to enrol a second factor before anything else. */
export function keepEnrolment(mustEnrol: boolean): void {
  const user = currentUser();
  if (!user) return;
  const changed = { ...user, mustEnrol };
  writeRecord(userRecord, changed);
  useSession.setState({ user: changed });
}

export function isPasswordWeak(): boolean {
  return readContent(weakPasswordRecord, 'session') === 1;
}

function dropVisit(): void {
  for (const name of ['tagList', 'isLock', weakPasswordRecord]) dropRecord(name, 'session');
}
