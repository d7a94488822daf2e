import { region } from '@zhaocai/model/dictionary/region';
import { resource } from '@zhaocai/model/kit/resource';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { regionTexts as texts } from './texts.ts';

const listed = regionPage();

/** Finds a region wherever it lies, by a part of its name or its code. */
export function RegionFinder({ onChoose }: { onChoose: (code: string) => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const query = useEndpoint(listed, { current: 1, size: 20, keyword }, { enabled: keyword !== '', keepPrevious: true });
  const options = (keyword === '' ? [] : (query.data?.records ?? [])).map(({ code, name }) => ({
    value: code,
    label: `${name}　${code}`,
  }));
  return (
    <Select<string>
      className="region-finder"
      value={null}
      options={options}
      placeholder={t(texts.find)}
      aria-label={t(texts.find)}
      loading={query.isFetching}
      showSearch={{ filterOption: false, onSearch: setText }}
      notFoundContent={t(keyword === '' ? texts.typeMore : texts.noneFound)}
      onChange={(code) => {
        setText('');
        onChoose(code);
      }}
    />
  );
}

function regionPage() {
  const { page } = resource(region);
  return page;
}
