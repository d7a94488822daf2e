import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../kit/session/session-store.ts';
import { firstLocation, followLocation, navigator } from './guarded-history.ts';
import { sampleUser } from './shell/shell-sample.tsx';

const arrive = vi.fn<(place: { pathname: string }) => void>();
let leave: () => void = () => undefined;

beforeEach(() => {
  history.replaceState(null, '', '/tenderee/myTenderee');
  startSession({ user: sampleUser, tokens: { access: '100001.a', refresh: 'r' }, weakPassword: false });
  firstLocation();
  arrive.mockReset();
  leave = followLocation(arrive);
});
afterEach(() => {
  leave();
  endSession();
  vi.restoreAllMocks();
});

function places(): string[] {
  return arrive.mock.calls.map(([place]) => place.pathname);
}

test('whoever starts without a session starts at the sign-in page', () => {
  endSession();
  expect(firstLocation().pathname).toBe('/login');
});

test('a step that is turned away never shows the address it wanted', () => {
  endSession();
  navigator.push('/system/user');
  expect(places()).toEqual(['/login']);
  expect(location.pathname).toBe('/login');
});

test('the browser’s back button is judged as well', async () => {
  navigator.push('/crm/customer');
  endSession();
  navigator.go(-1);
  await vi.waitFor(() => expect(location.pathname).toBe('/login'));
  expect(places()).toEqual(['/crm/customer', '/login']);
});

test('what opens beside leaves this page where it is', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  navigator.push('/crm/customer?target=blank&id=1');
  expect(open).toHaveBeenCalledWith('/crm/customer?id=1', '_blank', 'noopener');
  expect(places()).toEqual([]);
  expect(location.pathname).toBe('/tenderee/myTenderee');
});
