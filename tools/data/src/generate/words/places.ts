// Places as any atlas has them; streets and buildings are invented.
export interface Place {
  readonly province: string;
  readonly district: string;
  readonly parish: string;
}

const place = (province: string, district: string, parish: string): Place => ({ province, district, parish });

export const PANAMA_PLACES: readonly Place[] = [
  place('Panamá', 'Panamá', 'Bella Vista'),
  place('Panamá', 'Panamá', 'San Francisco'),
  place('Panamá', 'Panamá', 'Betania'),
  place('Panamá', 'Panamá', 'Juan Díaz'),
  place('Panamá', 'Panamá', 'Tocumen'),
  place('Panamá', 'San Miguelito', 'Amelia Denis de Icaza'),
  place('Panamá Oeste', 'Arraiján', 'Vista Alegre'),
  place('Panamá Oeste', 'La Chorrera', 'Barrio Colón'),
  place('Colón', 'Colón', 'Cristóbal'),
  place('Chiriquí', 'David', 'David'),
  place('Chiriquí', 'Boquete', 'Bajo Boquete'),
  place('Coclé', 'Penonomé', 'Penonomé'),
  place('Veraguas', 'Santiago', 'Santiago'),
  place('Herrera', 'Chitré', 'Chitré'),
  place('Los Santos', 'Las Tablas', 'Las Tablas'),
  place('Bocas del Toro', 'Changuinola', 'Changuinola'),
  place('Darién', 'Chepigana', 'La Palma'),
];

export const ECUADOR_PLACES: readonly Place[] = [
  place('Guayas', 'Guayaquil', 'Tarqui'),
  place('Pichincha', 'Quito', 'Iñaquito'),
  place('Azuay', 'Cuenca', 'El Batán'),
  place('Manabí', 'Manta', 'Tarqui'),
  place('El Oro', 'Machala', 'Puerto Bolívar'),
  place('Tungurahua', 'Ambato', 'La Matriz'),
];

export const COLOMBIA_PLACES: readonly Place[] = [
  place('Bogotá, D.C.', 'Bogotá', 'Chapinero'),
  place('Antioquia', 'Medellín', 'El Poblado'),
  place('Valle del Cauca', 'Cali', 'Granada'),
  place('Atlántico', 'Barranquilla', 'El Prado'),
  place('Santander', 'Bucaramanga', 'Cabecera'),
];

export const STREETS = [
  'Calle de las Garzas', 'Avenida del Alba', 'Vía del Mirador', 'Calle de los Guayacanes', 'Avenida de los Balboas',
  'Calle Nueva', 'Vía de la Ribera', 'Calle del Faro', 'Avenida del Bosque', 'Calle de los Tucanes',
] as const; // prettier-ignore

export const BUILDINGS = [
  'Torre Guayacán', 'Edificio Marañón', 'P.H. Brisas del Alba', 'Plaza Quetzal', 'P.H. Mirador del Golfo', 'Torre Ceibo',
  'Edificio Las Garzas', 'P.H. Altos del Roble', 'Centro Tucán', 'P.H. Bahía Serena',
] as const; // prettier-ignore

/** Countries Panama trades with, the larger partners first. */
export const COUNTRIES = [
  'China', 'Estados Unidos', 'Costa Rica', 'México', 'Colombia', 'Brasil', 'España', 'Corea del Sur', 'Japón', 'Alemania',
  'Guatemala', 'Italia', 'India', 'Vietnam', 'Países Bajos', 'Taiwán', 'Chile', 'Perú', 'República Dominicana', 'Francia',
] as const; // prettier-ignore

export const NATIONALITIES = [
  'Venezolana', 'Colombiana', 'Estadounidense', 'China', 'Nicaragüense', 'Española', 'Mexicana', 'Argentina', 'Italiana',
  'Costarricense', 'Peruana', 'Ecuatoriana', 'Dominicana', 'Francesa', 'India',
] as const; // prettier-ignore

export const PORTS = [
  'Balboa', 'Cristóbal', 'Manzanillo', 'Rodman', 'Aeropuerto de Tocumen', 'Paso Canoas', 'Colón Zona Libre', 'Almirante',
] as const; // prettier-ignore
