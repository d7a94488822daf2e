import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCompact } from '../screen/use-compact.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';

interface SearchFormProps {
  /** The one that a phone shows at first. */
  readonly first: ReactNode;
  readonly others: ReactNode;
  readonly onSearch: () => void;
  readonly onReset: () => void;
}

/** The search of a list that is not an entity's own: Enter and the button search. */
export function SearchForm({ first, others, onSearch, onReset }: SearchFormProps) {
  const t = useText();
  // On a phone the list matters more than the ways to narrow it: one field, the rest on demand.
  const isPhone = useCompact();
  const [isWanted, setWanted] = useState(false);
  const isOpen = !isPhone || isWanted;
  return (
    <form
      className="kit-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      {first}
      {isOpen && others}
      <div className="kit-search-buttons">
        <Button icon={<SearchOutlined />} htmlType="submit">
          {t(kitTexts.search)}
        </Button>
        <Button type="text" onClick={onReset}>
          {t(kitTexts.reset)}
        </Button>
        {isPhone && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
            {t(isOpen ? kitTexts.fewerFilters : kitTexts.moreFilters)}
          </Button>
        )}
      </div>
    </form>
  );
}
