import { describe, expect, test } from 'vitest';
import { holds } from './permission.ts';
import { aSessionUser } from './session-user-sample.ts';

describe('permission', () => {
  test('a permission is held when a role granted it', () => {
    const user = aSessionUser({ permissions: new Set(['project_view']) });
    expect(holds(user, 'project_view')).toBe(true);
    expect(holds(user, 'project_submit')).toBe(false);
  });

  test('the alias administrator opens nothing by itself', () => {
    const user = aSessionUser({ roleAliases: ['administrator', 'admin'] });
    expect(holds(user, 'project_view')).toBe(false);
  });

  test('signing in is enough where the endpoint says so', () => {
    expect(holds(aSessionUser({}), 'signedIn')).toBe(true);
  });
});
