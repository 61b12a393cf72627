/**
 * The ink: matte bark in two tones with a drawn edge, leaves cut out of blades, figures that turn to the viewer, and the
 * ground. Colours come in as they are shown. What is further away is paler; at night fireflies light what is near.
 */

export const PARTS = 16;
export const LIGHTS = 12;

/** How a part is shown; the numbers are those of the shaders. */
export const PAINT = { plain: 0, painted: 1, dim: 2, blocked: 3, tried: 4 } as const;
export type Paint = keyof typeof PAINT;

const PAINTED = /* glsl */ `
uniform float paint[${PARTS}];
float paintOf(float part) { return paint[int(part + 0.5)]; }
`;

const PALE = /* glsl */ `
uniform vec3 ground;
uniform vec2 span;
vec3 paled(vec3 ink, float depth) {
  float share = clamp((depth - span.x) / max(0.1, span.y - span.x), 0.0, 1.0);
  return mix(ink, ground, share * 0.42);
}
`;

const NIGHT = /* glsl */ `
uniform vec3 lights[${LIGHTS}];
uniform int lit;
uniform vec3 glow;
uniform float night;
vec3 lightened(vec3 ink, vec3 at) {
  float near = 0.0;
  for (int i = 0; i < ${LIGHTS}; i++) {
    if (i >= lit) break;
    vec3 way = lights[i] - at;
    near += 1.0 / (1.0 + 5.0 * dot(way, way));
  }
  return mix(ink, ink * 0.62 + glow * 0.62, clamp(near * night, 0.0, 0.75));
}
`;

const NOISE = /* glsl */ `
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
`;

/** What wood and leaves pass on: how a point is turned, where it stands, and how far away. */
const STANDING = /* glsl */ `
varying vec3 vNormal;
varying vec3 vAt;
varying float vDepth;
`;

const STAND = /* glsl */ `
void stand() {
  vNormal = normalize(normalMatrix * normal);
  vec4 at = modelMatrix * vec4(position, 1.0);
  vAt = at.xyz;
  vec4 seen = viewMatrix * at;
  vDepth = -seen.z;
  gl_Position = projectionMatrix * seen;
}
`;

export const woodVertex = /* glsl */ `
attribute vec4 grain;
varying vec4 vGrain;
${STANDING}${STAND}
void main() {
  vGrain = grain;
  stand();
}
`;

export const woodFragment = /* glsl */ `
varying vec4 vGrain;
${STANDING}uniform vec3 bark, barkDark, barkLight, barkGrain, paper, accent, moss;
uniform float opacity;
${PAINTED}${PALE}${NIGHT}${NOISE}
void main() {
  vec3 normal = normalize(vNormal);
  float tone = vGrain.w;
  if (tone > 2.0) {
    gl_FragColor = vec4(paled(paper, vDepth), opacity);
    return;
  }
  float rough = noise(vec2(vGrain.x * 24.0, vGrain.y * 5.0)) - 0.5;
  float light = dot(normal, normalize(vec3(-0.55, 0.6, 0.58))) + rough * 0.3;
  vec3 ink = mix(barkDark, bark, smoothstep(-0.16, -0.02, light));
  ink = mix(ink, barkLight, smoothstep(0.62, 0.72, light) * 0.75);
  ink = mix(ink, tone > 0.0 ? barkLight : barkDark, abs(tone) * 0.22);
  float stroke = noise(vec2(vGrain.x * 16.0, vGrain.y * 1.6 + tone * 7.0));
  ink = mix(ink, barkGrain, smoothstep(0.72, 0.8, stroke) * 0.5);
  float state = paintOf(vGrain.z);
  if (state > 3.5) ink = mix(ink, moss, 0.5);
  else if (state > 2.5) ink = mix(ink, accent, 0.55);
  else if (state > 1.5) ink = mix(ink, ground, 0.62);
  else if (state > 0.5) ink = mix(ink, accent, 0.38);
  gl_FragColor = vec4(paled(lightened(ink, vAt), vDepth), opacity);
}
`;

/** The drawn edge: the same wood a little larger, seen from inside; its line swells and thins. */
export const edgeVertex = /* glsl */ `
attribute vec4 grain;
uniform float thick;
varying float vDepth;
varying float vPart;
${PAINTED}${NOISE}
void main() {
  vPart = grain.z;
  float state = paintOf(grain.z);
  float wide = thick * (0.7 + 0.75 * noise(position.xy * 3.1 + position.z * 2.3)) * (state > 0.5 && state < 1.5 || state > 2.5 ? 2.1 : 1.0);
  if (grain.w > 2.0) wide = 0.0; // a hole has no edge of its own: the collar round it has
  vec4 seen = modelViewMatrix * vec4(position + normal * wide, 1.0);
  vDepth = -seen.z;
  gl_Position = projectionMatrix * seen;
}
`;

export const edgeFragment = /* glsl */ `
uniform vec3 edge, accent, moss;
uniform float opacity;
varying float vDepth;
varying float vPart;
${PAINTED}${PALE}
void main() {
  float state = paintOf(vPart);
  vec3 ink = state > 3.5 ? moss : state > 2.5 || (state > 0.5 && state < 1.5) ? accent : state > 1.5 ? mix(edge, ground, 0.6) : edge;
  gl_FragColor = vec4(paled(ink, vDepth), opacity);
}
`;

export const leafVertex = /* glsl */ `
attribute vec4 blade;
varying vec4 vBlade;
${STANDING}${STAND}
void main() {
  vBlade = blade;
  stand();
}
`;

export const leafFragment = /* glsl */ `
varying vec4 vBlade;
${STANDING}uniform vec3 leafInks[3];
uniform vec3 edge;
uniform float opacity;
${PAINTED}${PALE}${NIGHT}
void main() {
  float along = vBlade.x;
  float width = pow(sin(3.14159 * pow(along, 0.8)), 0.8) * 0.95;
  float across = abs(vBlade.y);
  if (across > width) discard;
  vec3 ink = vBlade.w < 0.5 ? leafInks[0] : vBlade.w < 1.5 ? leafInks[1] : leafInks[2];
  ink *= vBlade.y > 0.0 ? 1.0 : 0.88;
  ink = mix(ink, ink * 0.62, smoothstep(0.1, 0.03, across));
  ink = mix(ink, edge, smoothstep(0.17, 0.06, width - across) * 0.55);
  float state = paintOf(vBlade.z);
  if (state > 1.5 && state < 2.5) ink = mix(ink, ground, 0.62);
  gl_FragColor = vec4(paled(lightened(ink, vAt), vDepth), opacity);
}
`;

/** Figures turn to the viewer, stand in front of the wood near them, and move aside as told, in pixels. */
export const figureVertex = /* glsl */ `
attribute vec3 centre;
attribute vec3 figure;
attribute vec2 nudge;
uniform vec2 size;
varying vec2 vPlace;
varying float vPart;
varying float vDepth;
const float FORWARD = 2.4;
void main() {
  vPlace = vec2((position.x + 0.5 + mod(figure.x, 4.0)) / 4.0, (position.y + 0.5 + (1.0 - floor(figure.x / 4.0))) / 2.0);
  vPart = figure.z;
  vec4 seen = modelViewMatrix * vec4(centre, 1.0);
  vDepth = -seen.z;
  vec4 flat_ = seen;
  flat_.xy += position.xy * 2.0 * figure.y;
  vec4 at = projectionMatrix * flat_;
  at.xy += nudge / size * 2.0 * at.w * vec2(1.0, -1.0);
  vec4 nearer = projectionMatrix * vec4(flat_.xy, flat_.z + FORWARD, 1.0);
  gl_Position = vec4(at.xy, nearer.z / nearer.w * at.w, at.w);
}
`;

export const figureFragment = /* glsl */ `
uniform sampler2D atlas;
uniform float opacity;
varying vec2 vPlace;
varying float vPart;
varying float vDepth;
${PAINTED}${PALE}
void main() {
  vec4 ink = texture2D(atlas, vPlace);
  if (ink.a < 0.35) discard;
  vec3 shown = paled(ink.rgb, mix(span.x, vDepth, 0.6));
  float state = paintOf(vPart);
  if (state > 1.5 && state < 2.5) shown = mix(shown, ground, 0.66);
  gl_FragColor = vec4(shown, min(1.0, ink.a * 1.4) * opacity);
}
`;

/** The ground: moss that fades out, the foot's six sides, the bob under the centre of mass, and a soft shadow. */
export const groundVertex = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = position.xz;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`;

export const groundFragment = /* glsl */ `
uniform vec3 moss, edge, shade, accent, paper;
uniform vec2 bob;
uniform vec2 ghostBob;
uniform float foot;
uniform float shadows;
varying vec2 vAt;
${NOISE}
float hexagon(vec2 p) {
  vec2 a = abs(p);
  return max(a.y * 1.1547, a.x + a.y * 0.57735);
}
vec4 over(vec4 below, vec4 ink) { return vec4(mix(below.rgb, ink.rgb, ink.a), ink.a + below.a * (1.0 - ink.a)); }
void main() {
  float away = length(vAt) + (noise(vAt * 2.2) - 0.5) * 0.35;
  vec4 ink = vec4(moss, 0.24 * smoothstep(2.0, 1.85, away));
  ink = over(ink, vec4(shade, shadows * (1.0 - smoothstep(0.25, 1.15, length(vAt)))));
  float side = hexagon(vAt) - foot;
  float line = 0.018 + 0.02 * noise(vAt * 5.0);
  ink = over(ink, vec4(edge, 0.6 * smoothstep(line, line * 0.4, abs(side))));
  float to = length(vAt - bob);
  ink = over(ink, vec4(paper, smoothstep(0.15, 0.135, to)));
  ink = over(ink, vec4(accent, smoothstep(0.11, 0.095, to)));
  float ghost = abs(length(vAt - ghostBob) - 0.1);
  ink = over(ink, vec4(accent, smoothstep(0.03, 0.015, ghost) * step(abs(ghostBob.x), 90.0)));
  if (ink.a < 0.01) discard;
  gl_FragColor = ink;
}
`;
