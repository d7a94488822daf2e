import type { Page } from '@playwright/test';
import { askToken } from '../arrange/caller.ts';
import type { Person } from './account.ts';

/**
 * Signs in by the call that the sign-in page makes, and leaves in the window what that page leaves there. The page itself,
 * and the home page behind it, have journeys of their own; loading both costs more than most pages that a journey is about.
 * The window stands at an address of the product that loads nothing: the journey goes where it wants.
 */
export async function letIn(page: Page, person: Person): Promise<void> {
  await page.goto('/healthz');
  const told = await askToken(new URL(page.url()).origin, person);
  const records = {
    tokens: { access: told.access_token, refresh: told.refresh_token },
    userInfo: {
      userId: told.user_id,
      tenantId: told.tenant_id,
      tenantName: told.tenant_name,
      account: told.account,
      nickName: told.nick_name,
      roles: told.role_name.split(',').filter(Boolean),
      avatar: told.avatar,
      oauthId: told.oauth_id,
      mustChange: told.must_change,
      mustEnrol: told.must_enrol,
    },
  };
  await page.evaluate((named) => {
    for (const [name, content] of Object.entries(named)) {
      const record = { dataType: 'object', content, type: 'local', datetime: Date.now() };
      localStorage.setItem(`saber-${name}`, JSON.stringify(record));
    }
  }, records);
}
