import type { Mark, Segment } from '../engine/types/messages';

const segment = (part: Segment): string => {
  switch (part.to) {
    case 'move':
      return `M${part.x} ${part.y}`;
    case 'line':
      return `L${part.x} ${part.y}`;
    case 'curve':
      return `Q${part.by.x} ${part.by.y} ${part.end.x} ${part.end.y}`;
    case 'close':
      return 'Z';
  }
};

/** Returns the SVG path data of a mark that is not a text. */
export function pathOf(mark: Exclude<Mark, { mark: 'text' }>): string {
  switch (mark.mark) {
    case 'line':
      return `M${mark.from.x} ${mark.from.y}L${mark.to.x} ${mark.to.y}`;
    case 'rect':
      return `M${mark.at.x} ${mark.at.y}h${mark.width}v${mark.height}h${-mark.width}z`;
    case 'ring': {
      const { at, radius } = mark;
      const arc = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`;
      return `M${at.x - radius} ${at.y}${arc(2 * radius)}${arc(-2 * radius)}z`;
    }
    case 'path':
      return mark.segments.map(segment).join('');
  }
}
