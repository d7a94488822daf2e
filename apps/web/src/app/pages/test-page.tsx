import { useLanguage, useText } from '../../kit/text/language.ts';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { useUserMenu } from '../menu/menu-context.ts';
import { addressOf, flatten, menuName } from '../menu/menu-tree.ts';
import { words } from '../../kit/text/words.ts';
import { appWords } from '../words.ts';

const texts = {
  title: appWords.testPage,
  menu: { zh: '我的菜单', en: 'My menu' },
  name: words.name,
  code: { zh: '编码', en: 'Code' },
  address: words.address,
} as const;

/** The menu as the server gave it to this user, to check what was granted. */
export function TestPage() {
  const t = useText();
  const language = useLanguage();
  const entries = flatten(useUserMenu().all);
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} />
      <Section title={t(texts.menu)} note={<span className="kit-count">{entries.length}</span>}>
        <div className="shell-plain-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t(texts.name)}</th>
                <th scope="col">{t(texts.code)}</th>
                <th scope="col">{t(texts.address)}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((node) => (
                <tr key={node.id}>
                  <td>{menuName(node, language)}</td>
                  <td className="kit-mono">{node.code}</td>
                  <td className="kit-mono">{node.children ? '—' : addressOf(node)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </div>
  );
}
