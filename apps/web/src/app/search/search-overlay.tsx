import './search.css';
import { Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { useUserMenu } from '../menu/menu-context.ts';
import { addressOf, menuName } from '../menu/menu-tree.ts';
import { recentFirst, searchMenu, type MenuHit } from './search-menu.ts';
import { useOwnMenus } from '../menu/own-menus.ts';
import { searchTexts as texts } from './search-texts.ts';

/** Finds an entry of the menu by the beginning of its name; the keyboard alone is enough. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const menu = useUserMenu();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { recent } = useOwnMenus();
  const hits = typed.trim() === '' ? recentFirst(searchMenu(menu.all, ''), recent) : searchMenu(menu.all, typed);
  const current = Math.min(chosen, hits.length - 1);

  const open = ({ node }: MenuHit) => {
    onClose();
    void navigate(addressOf(node));
  };
  const handleKey = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[current];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && hit) open(hit);
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setChosen((current + step + hits.length) % hits.length);
  };
  return (
    <Modal
      open
      title={t(texts.title)}
      footer={null}
      closable={false}
      width={560}
      style={{ top: '12vh' }}
      onCancel={onClose}
    >
      <input
        className="search-input"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={hits[current] && `${listId}-${current}`}
        aria-label={t(texts.title)}
        placeholder={t(texts.placeholder)}
        value={typed}
        autoFocus
        spellCheck={false}
        onKeyDown={handleKey}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
      />
      {hits.length === 0 && <p className="search-none">{t(texts.none)}</p>}
      <ul className="search-list" role="listbox" id={listId} aria-label={t(texts.title)}>
        {hits.map((hit, index) => (
          <Hit
            key={hit.node.id}
            hit={hit}
            id={`${listId}-${index}`}
            isCurrent={index === current}
            isRecent={typed.trim() === '' && recent.includes(hit.node.code)}
            onOpen={() => open(hit)}
          />
        ))}
      </ul>
      <p className="search-keys">{t(texts.keys)}</p>
    </Modal>
  );
}

interface HitProps {
  readonly hit: MenuHit;
  readonly id: string;
  readonly isCurrent: boolean;
  /** Opened lately, and shown for that. */
  readonly isRecent: boolean;
  readonly onOpen: () => void;
}

function Hit({ hit, id, isCurrent, isRecent, onOpen }: HitProps) {
  const t = useText();
  const language = useLanguage();
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li
      ref={element}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={isCurrent ? 'search-hit search-hit-current' : 'search-hit'}
      onClick={onOpen}
    >
      <span>{menuName(hit.node, language)}</span>
      <small>{isRecent ? t(texts.recent) : hit.above.map((node) => menuName(node, language)).join(' / ')}</small>
    </li>
  );
}
