import { menuRoutes, type MenuNode } from '@zhaocai/model/system/menu';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { homeTexts as texts } from './texts.ts';

const menuStaleMs = 5 * 60_000;

/** For whoever administers: the entries of the own menu, group by group. The answer is the menu's own, asked once. */
export function Entries() {
  const t = useText();
  const language = useLanguage();
  const query = useEndpoint(menuRoutes, {}, { staleMs: menuStaleMs });
  const nameOf = ({ name, nameEn }: MenuNode) => (language === 'en' && nameEn ? nameEn : name);
  return (
    <div className="home-wide">
      <Section title={t(texts.entries)}>
        <Loaded query={query} rows={4}>
          {(menus) => (
            <div className="home-entries">
              {menus.map((group) => (
                <div key={group.id}>
                  <h3>{nameOf(group)}</h3>
                  <ul>
                    {leavesOf(group).map((node) => (
                      <li key={node.id}>
                        <Link to={node.path}>{nameOf(node)}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

/** Pages of ours only: what is external opens from the menu. */
function leavesOf(node: MenuNode): MenuNode[] {
  if (node.children) return node.children.flatMap(leavesOf);
  return node.path.startsWith('/') ? [node] : [];
}
