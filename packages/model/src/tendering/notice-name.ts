const buys = /(采购|招标)(项目)?$/;

/**
 * The title of a notice about a project: its name, then what the notice is (`采购流标公告`). What the name says at its end
 * the title does not say again: 单人床采购 fails by a 单人床采购流标公告.
 */
export function noticeName(projectName: string, what: string): string {
  return joined(projectName, buys.test(projectName) && !overlaps(projectName, what) ? what.replace('采购', '') : what);
}

/** The notice of a method's beginning: of 询价 a 询价采购公告, of 直接采购 a 直接采购公告. */
export function methodNotice(method: string): string {
  return joined(method, '采购公告');
}

function joined(begin: string, end: string): string {
  return begin + end.slice(shared(begin, end));
}

function overlaps(begin: string, end: string): boolean {
  return shared(begin, end) > 0;
}

/** How many letters at the end of one text are those at the beginning of the other; one alone is chance. */
function shared(begin: string, end: string): number {
  for (let count = Math.min(begin.length, end.length); count > 1; count -= 1)
    if (begin.endsWith(end.slice(0, count))) return count;
  return 0;
}
