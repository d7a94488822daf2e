import { read, utils } from '@e965/xlsx';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Loaded } from '../widgets/loading.tsx';
import type { DocumentProps } from './previews.ts';

/** More rows than this are not drawn; the file has them all. */
const rowLimit = 500;

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
}

/** The sheets of a workbook as plain tables. */
export function SheetTables({ content, contentKey }: DocumentProps) {
  const query = useQuery({
    queryKey: ['workbook', contentKey],
    queryFn: async () => sheetsOf(await content.arrayBuffer()),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Loaded query={query}>
      {(sheets) => (
        <Tabs
          size="small"
          items={sheets.map((sheet) => ({
            key: sheet.name,
            label: sheet.name,
            children: <SheetTable sheet={sheet} />,
          }))}
        />
      )}
    </Loaded>
  );
}

function SheetTable({ sheet }: { sheet: Sheet }) {
  const t = useText();
  return (
    <div className="kit-sheet" tabIndex={0} role="region" aria-label={sheet.name}>
      <table>
        <tbody>
          {sheet.rows.map((row, at) => (
            // A sheet has no other name for its rows and cells than their place.
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {row.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.isCut && <p className="kit-drop-rules">{t(kitTexts.sheetCut, { count: rowLimit })}</p>}
    </div>
  );
}

function sheetsOf(content: ArrayBuffer): Sheet[] {
  const book = read(content, { cellDates: true, sheetRows: rowLimit + 1 });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '' });
    const texts = rows.slice(0, rowLimit).map((row) => row.map((cell) => String(cell ?? '')));
    return [{ name, rows: texts, isCut: rows.length > rowLimit }];
  });
}
