/** Draws the symbols of the document, such as the seal, on a canvas. */

/** The presentation that a shape inherits. */
interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
}

/** Returns the path of a shape; undefined for a group. */
function pathOf(shape: Element): Path2D | undefined {
  const value = (name: string) => Number(shape.getAttribute(name));
  if (shape.tagName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  if (shape.tagName !== 'circle') return undefined;
  const path = new Path2D();
  path.arc(value('cx'), value('cy'), value('r'), 0, 2 * Math.PI);
  return path;
}

function drawShape(on: CanvasRenderingContext2D, shape: Element, inherited: Style): void {
  const style: Style = {
    fill: shape.getAttribute('fill') ?? inherited.fill,
    stroke: shape.getAttribute('stroke') ?? inherited.stroke,
    width: Number(shape.getAttribute('stroke-width') ?? inherited.width),
  };
  on.save();
  if (shape instanceof SVGGraphicsElement) {
    for (const { matrix } of shape.transform.baseVal)
      on.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  }
  const path = pathOf(shape);
  if (path && style.fill !== 'none') on.fill(path);
  if (path && style.stroke !== 'none') {
    on.lineWidth = style.width;
    on.stroke(path);
  }
  for (const child of shape.children) drawShape(on, child, style);
  on.restore();
}

/** Draws a symbol of the document in one colour, with its upper left corner at a point. */
export function drawSymbol(
  on: CanvasRenderingContext2D,
  id: string,
  [x, y]: readonly [number, number],
  scale: number,
  colour: string,
): void {
  const symbol = document.getElementById(id);
  if (!symbol) return;
  on.save();
  on.translate(x, y);
  on.scale(scale, scale);
  on.fillStyle = colour;
  on.strokeStyle = colour;
  on.lineJoin = 'round';
  for (const child of symbol.children)
    drawShape(on, child, { fill: 'currentColor', stroke: 'none', width: 1 });
  on.restore();
}
