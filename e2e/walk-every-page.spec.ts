import { menuPaths } from './arrange/menu.ts';
import { dress, type Look } from './people/dress.ts';
import { findBarriers } from './people/find-barriers.ts';
import { findCutWords } from './people/find-cut-words.ts';
import type { Account } from './people/account.ts';
import { expect, test } from './people/journey.ts';
import { moveTo } from './people/move-to.ts';

// Each has its own window and changes nothing: they need not wait for one another.
test.describe.configure({ mode: 'parallel' });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Everybody walks through his whole menu, in another size, theme and language each. */
const walks: readonly { account: Account; look: Look; name: string }[] = [
  { account: 'buyer', look: { size: desk, theme: 'dark', language: 'en' }, name: 'at a desk, in dark, in English' },
  { account: 'admin', look: { size: phone, theme: 'white', language: 'en' }, name: 'on a phone, in white, in English' },
  { account: 'estate', look: { size: phone, theme: 'dark', language: 'zh' }, name: 'on a phone, in dark, in Chinese' },
  { account: 'agent', look: { size: desk, theme: 'white', language: 'zh' }, name: 'at a desk, in white, in Chinese' },
  {
    account: 'supplier1',
    look: { size: phone, theme: 'dark', language: 'en' },
    name: 'on a phone, in dark, in English',
  },
];

for (const { account, look, name } of walks)
  test(`no page in the menu of ${account} cuts a word or has a barrier ${name}`, async ({ enter, site }) => {
    const page = await enter(account);
    await dress(page, look);
    const paths = (await menuPaths(site, account)).filter((path) => path.startsWith('/'));
    expect(paths.length).toBeGreaterThan(5);
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await moveTo(page, path);
      const faults = [...(await findBarriers(page)), ...(await findCutWords(page))];
      if (faults.length > 0) found[path] = faults;
    }
    expect(found).toEqual({});
  });
