import { Link } from 'react-router';
import { msToInstant, serverNow } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { PageHead } from '../../kit/widgets/section.tsx';
import { useUserMenu } from '../menu/menu-context.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { addressOf, flatten, menuName } from '../menu/menu-tree.ts';
import { shellTexts } from '../shell/shell-texts.ts';

const shownEntries = 8;

/** The first page: who is here, what time the deadlines go by, and the ways into the work. */
export function WelcomePage() {
  const t = useText();
  const language = useLanguage();
  const user = useSession((state) => state.user);
  const menu = useUserMenu();
  const now = useServerNow(1000);
  const entries = flatten(menu.sidebar)
    .filter((node) => !node.children)
    .slice(0, shownEntries);
  return (
    <div className="shell-welcome">
      <section className="shell-welcome-head">
        <div>
          <h1>{t(greeting(), { name: user?.nickName ?? '' })}</h1>
          <p>{user?.tenantName}</p>
        </div>
        <div className="shell-clock">
          {t(shellTexts.serverTime)}
          <time>{msToInstant(now)}</time>
        </div>
      </section>
      {entries.length > 0 && <PageHead title={t(shellTexts.goTo)} />}
      <nav className="shell-entries">
        {entries.map((node) => (
          <Link key={node.id} to={addressOf(node)} className="shell-entry">
            <span>
              <MenuIcon name={node.source} />
            </span>
            {menuName(node, language)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function greeting() {
  const hour = Number(msToInstant(serverNow()).slice(11, 13));
  if (hour < 12) return shellTexts.morning;
  return hour < 18 ? shellTexts.afternoon : shellTexts.evening;
}
