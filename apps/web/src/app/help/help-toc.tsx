import { helpContents } from '@zhaocai/model/desk/help-page';
import { Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { useUserMenu } from '../menu/menu-context.ts';
import { groupHelp, helpPath, type HelpEntry } from './help-groups.ts';
import { helpTexts as texts } from './help-texts.ts';

/** The contents of the help, by the reader's menu, and the search over all of it. */
export function HelpToc({ chosen }: { chosen: string }) {
  const t = useText();
  const language = useLanguage();
  const menu = useUserMenu();
  const [text, setText] = useState('');
  const query = useEndpoint(helpContents, { text }, { keepPrevious: true });
  const list = (name: string, entries: readonly HelpEntry[]) =>
    entries.length > 0 && <TocGroup key={name} name={name} entries={entries} chosen={chosen} />;
  return (
    <nav className="help-toc" aria-label={t(texts.contents)}>
      <Input.Search
        allowClear
        aria-label={t(texts.search)}
        placeholder={t(texts.search)}
        maxLength={100}
        onSearch={(value) => setText(value.trim())}
      />
      <Loaded query={query} rows={8}>
        {(entries) => {
          const { common, own, others } = groupHelp(entries, menu.all, language);
          if (entries.length === 0) return <p className="shell-quiet">{t(texts.nothingFound)}</p>;
          return (
            <>
              {list(t(texts.common), common)}
              {own.map(({ name, entries: found }) => list(name, found))}
              {list(t(texts.others), others)}
            </>
          );
        }}
      </Loaded>
    </nav>
  );
}

interface TocGroupProps {
  readonly name: string;
  readonly entries: readonly HelpEntry[];
  readonly chosen: string;
}

function TocGroup({ name, entries, chosen }: TocGroupProps) {
  return (
    <section>
      <h2>{name}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.code === null && entry.under !== null ? 'help-toc-below' : undefined}>
            <Link to={helpPath(entry)} aria-current={(entry.code ?? entry.routeStr) === chosen ? 'page' : undefined}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
