export interface PaintedFace {
  /** Middle of the face and half its width, in pixels of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** -1 to 1: how far the nose points to the picture's left or right; 1 reads as about 24 degrees. */
  readonly turn?: number;
}

type Paint = string | CanvasGradient;

/** Paints a face that the mesh takes for one: nobody's portrait has to lie in the repository. */
export function paintFace(context: CanvasRenderingContext2D, face: PaintedFace): void {
  const brush = brushFor(context, face);
  const { turn = 0 } = face;
  brush.oval(0, 1.7, 1.3, 0.7, '#34495e');
  brush.oval(0, -0.25, 0.82, 0.98, '#3a2a20');
  const [x, y] = brush.at(turn * 0.3 - 0.15, -0.2);
  const skin = context.createRadialGradient(x, y, 0.1 * face.size, x, y, 1.25 * face.size);
  skin.addColorStop(0, '#e8b798');
  skin.addColorStop(0.6, '#d09a7a');
  skin.addColorStop(1, '#8f5f48');
  brush.oval(0, 0.05, 0.7, 0.92, skin);
  const aside = turn * 0.25;
  for (const side of [-1, 1]) paintEye(brush, aside + side * 0.28, turn);
  paintNose(context, brush, aside);
  paintMouth(brush, aside * 1.2);
}

interface Brush {
  readonly at: (dx: number, dy: number) => [number, number];
  readonly oval: (dx: number, dy: number, rx: number, ry: number, paint: Paint) => void;
  readonly arch: (dx: number, dy: number, rx: number, ry: number, width: number) => void;
}

/** Everything is in sizes of the face, from its middle. */
function brushFor(context: CanvasRenderingContext2D, { x, y, size }: PaintedFace): Brush {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  return {
    at,
    oval: (dx, dy, rx, ry, paint) => {
      context.fillStyle = paint;
      context.beginPath();
      context.ellipse(...at(dx, dy), rx * size, ry * size, 0, 0, 2 * Math.PI);
      context.fill();
    },
    arch: (dx, dy, rx, ry, width) => {
      context.strokeStyle = '#2e2019';
      context.lineCap = 'round';
      context.lineWidth = width * size;
      context.beginPath();
      context.ellipse(...at(dx, dy), rx * size, ry * size, 0, Math.PI, 2 * Math.PI);
      context.stroke();
    },
  };
}

function paintEye({ oval, arch }: Brush, x: number, turn: number): void {
  oval(x, -0.12, 0.17, 0.11, '#b98468');
  oval(x, -0.1, 0.14, 0.065, '#f4efe9');
  oval(x + turn * 0.02, -0.1, 0.06, 0.06, '#4a3020');
  oval(x + turn * 0.02, -0.1, 0.028, 0.028, '#0a0605');
  oval(x - 0.015, -0.12, 0.012, 0.012, '#ffffff');
  arch(x, -0.2, 0.16, 0.08, 0.05);
  arch(x, -0.1, 0.15, 0.075, 0.02);
}

function paintNose(context: CanvasRenderingContext2D, { at, oval }: Brush, x: number): void {
  const light = context.createLinearGradient(...at(x - 0.12, 0), ...at(x + 0.14, 0));
  light.addColorStop(0, 'rgba(140, 90, 66, 0)');
  light.addColorStop(0.5, 'rgba(255, 225, 205, 0.75)');
  light.addColorStop(1, 'rgba(110, 66, 48, 0.65)');
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(...at(x * 1.1 - 0.04, -0.12));
  context.lineTo(...at(x * 1.4 - 0.14, 0.24));
  context.quadraticCurveTo(...at(x * 1.4, 0.32), ...at(x * 1.4 + 0.14, 0.24));
  context.lineTo(...at(x * 1.1 + 0.05, -0.12));
  context.fill();
  for (const side of [-1, 1]) oval(x * 1.4 + side * 0.07, 0.255, 0.035, 0.02, '#5b3527');
}

function paintMouth({ oval }: Brush, x: number): void {
  oval(x, 0.47, 0.22, 0.055, '#a8544c');
  oval(x, 0.5, 0.19, 0.06, '#bb6a60');
  oval(x, 0.48, 0.21, 0.008, '#5e2723');
}
