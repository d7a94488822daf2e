import type { Page } from '@playwright/test';
import { standStill } from './stand-still.ts';

/**
 * What a person cannot read though the page shows it: a page wider than its window, words that the edge of their box
 * cuts, words that leave their button or mark. A box that scrolls, or that ends in three points, hides nothing.
 */
export async function findCutWords(page: Page): Promise<string[]> {
  await standStill(page);
  return page.evaluate(() => {
    const slack = 2;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** Moved by the widget's own script, not by the browser. */
    const movesItself = '.ant-tree-list-holder';
    /** A count stands over the edge of its bell; in a cell of a table the cell ends what is too long. */
    const leaves = 'sup, .ant-table-cell-ellipsis *';

    const isForEarsOnly = ({ width, height }: DOMRect) => width <= slack || height <= slack;

    /** Whether this box cuts the words, or lets nobody outside of it do so; undefined leaves it to what it lies in. */
    function judge(box: Element, words: DOMRect): 'cut' | 'whole' | undefined {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (isForEarsOnly(edge) || box.matches(movesItself)) return 'whole';
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return 'whole';
      const isOutSideways = words.right > edge.right + slack || words.left < edge.left - slack;
      if (isOutSideways && scrolls(overflowX)) return 'whole';
      if (isOutSideways && cuts(overflowX)) return 'cut';
      if (scrolls(overflowY)) return 'whole';
      if (cuts(overflowY) && words.bottom > edge.bottom + slack) return 'cut';
      return position === 'fixed' ? 'whole' : undefined;
    }

    function isCut(element: Element, words: DOMRect): boolean {
      let box: Element | null = element;
      let judged: ReturnType<typeof judge>;
      while (box && box !== document.body && judged === undefined) {
        judged = judge(box, words);
        box = box.parentElement;
      }
      return judged === 'cut';
    }

    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth)
      found.push(`the page is ${String(scrollWidth - innerWidth)} px wider than its window`);
    for (const element of document.querySelectorAll('body *')) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasWords || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const button = element.matches(leaves) ? null : element.closest('button, .ant-tag');
      const isOut =
        button !== null &&
        getComputedStyle(button).textOverflow !== 'ellipsis' &&
        !isForEarsOnly(element.getBoundingClientRect()) &&
        words.right > button.getBoundingClientRect().right + slack;
      if (isOut || isCut(element, words))
        found.push(`cut: ${element.className} “${(element.textContent ?? '').slice(0, 60)}”`);
    }
    return [...new Set(found)];
  });
}
